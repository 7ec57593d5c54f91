/** A response of the service that is not 2xx. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** A plain HTTP client with a credential: the service as the API pages describe it, without our own client. */
export class Api {
  readonly #baseUrl: string;
  readonly #credential: string;

  constructor(baseUrl: string, credential: string) {
    this.#baseUrl = baseUrl;
    this.#credential = credential;
  }

  get<Body>(path: string): Promise<Body> {
    return this.#send("GET", path);
  }

  post<Body>(path: string, body?: object): Promise<Body> {
    return this.#send("POST", path, body);
  }

  put<Body>(path: string, body: object): Promise<Body> {
    return this.#send("PUT", path, body);
  }

  delete<Body>(path: string): Promise<Body> {
    return this.#send("DELETE", path);
  }

  async #send<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(this.#baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#credential}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, `${method} ${path}: ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as Body;
  }
}
