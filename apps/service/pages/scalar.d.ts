/** What the renderer's script defines, as far as it is used. */
declare const Scalar: {
  createApiReference(
    selector: string,
    configuration: object,
  ): { updateConfiguration(configuration: object): void };
};
