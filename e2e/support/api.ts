/** What the service answered when it did not answer with success. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Any HTTP client with a credential: the service as the API pages describe it, and nothing of our own client. */
export class Api {
  readonly #baseUrl: string;
  readonly #credential: string;

  constructor(baseUrl: string, credential: string) {
    this.#baseUrl = baseUrl;
    this.#credential = credential;
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#send("GET", path);
  }

  post<Answer>(path: string, body?: object): Promise<Answer> {
    return this.#send("POST", path, body);
  }

  put<Answer>(path: string, body: object): Promise<Answer> {
    return this.#send("PUT", path, body);
  }

  delete<Answer>(path: string): Promise<Answer> {
    return this.#send("DELETE", path);
  }

  async #send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
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
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  }
}
