import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import { AnswerShapeError, OfflineError } from "./api-error.ts";
import { endpointPath, type PathParams, type QueryParams } from "./endpoint-path.ts";
import { readError } from "./read-error.ts";
import { reportSessionEnded } from "./session-ended.ts";

interface Schema<T> {
	parse(value: unknown): T;
}

interface RequestOptions<T> {
	/** Schema of the answer, from contracts. */
	answer: Schema<T>;
	params?: PathParams;
	query?: QueryParams;
	/** FormData is sent as multipart, anything else as JSON. */
	body?: FormData | object;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** True where 401 means a wrong password, not an ended session. */
	unauthorizedIsAnswer?: boolean;
}

/**
 * The one call to the server. Throws ApiError (it said no), OfflineError (it said nothing) or AnswerShapeError
 * (it said something else); an abort of the caller passes through as it is.
 */
export async function request<T>(name: EndpointName, options: RequestOptions<T>): Promise<T> {
	const { method } = ENDPOINTS[name];
	const path = endpointPath(name, options.params, options.query);
	const response = await send(path, method, options);
	if (!response.ok) {
		const error = await readError(response);
		if (error.status === 401 && options.unauthorizedIsAnswer !== true) reportSessionEnded();
		throw error;
	}
	try {
		return options.answer.parse(await response.json());
	} catch (cause) {
		if (options.signal?.aborted) throw cause;
		throw new AnswerShapeError(path, cause);
	}
}

async function send(path: string, method: string, options: RequestOptions<unknown>): Promise<Response> {
	const { body, signal } = options;
	const headers = new Headers(options.headers);
	headers.set("Accept", "application/json");
	if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
	try {
		return await fetch(path, {
			method,
			headers,
			credentials: "include",
			body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
			signal,
		});
	} catch (cause) {
		if (signal?.aborted) throw cause;
		throw new OfflineError(cause);
	}
}
