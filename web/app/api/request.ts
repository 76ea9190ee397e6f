import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import { AnswerShapeError, OfflineError } from "./api-error.ts";
import { apiUrl } from "./api-url.ts";
import { endpointPath, type PathParams, type QueryParams } from "./endpoint-path.ts";
import { readError } from "./read-error.ts";
import { askForProof, ProofDeclinedError, proofNeeded } from "./reauthentication.ts";
import { reportSessionEnded } from "./session-ended.ts";
import { settleShape } from "./settle-shape.ts";

interface Schema<T> {
	parse(value: unknown): T;
}

interface CallOptions {
	params?: PathParams;
	query?: QueryParams;
	/** FormData is sent as multipart, anything else as JSON. */
	body?: FormData | object;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** True where 401 means a wrong password, not an ended session. */
	unauthorizedIsAnswer?: boolean;
}

interface RequestOptions<T> extends CallOptions {
	/** Schema of the answer, from contracts. */
	answer: Schema<T>;
}

/**
 * The one call to the server. Throws ApiError (it said no), OfflineError (it said nothing) or AnswerShapeError
 * (it said something else); an abort of the caller passes through as it is.
 */
export async function request<T>(name: EndpointName, options: RequestOptions<T>): Promise<T> {
	const response = await call(name, options);
	try {
		return options.answer.parse(settleShape(await response.json()));
	} catch (cause) {
		if (options.signal?.aborted) throw cause;
		throw new AnswerShapeError(ENDPOINTS[name].path, cause);
	}
}

/**
 * The same call for an answer that is not JSON; the body is still unread. Where the server wants to know who is there,
 * the person is asked and the call is made once more; ProofDeclinedError where they would rather not.
 */
export async function call(name: EndpointName, options: CallOptions = {}): Promise<Response> {
	const path = endpointPath(name, options.params, options.query);
	const ask = () => send(path, ENDPOINTS[name].method, options);
	let response = await ask();
	if (response.ok) return response;
	let error = await readError(response);
	const needs = proofNeeded(error);
	const given = needs && (await askForProof(needs));
	if (given === false) throw new ProofDeclinedError();
	if (given) {
		response = await ask();
		if (response.ok) return response;
		error = await readError(response);
	}
	if (error.status === 401 && options.unauthorizedIsAnswer !== true) reportSessionEnded();
	throw error;
}

async function send(path: string, method: string, options: CallOptions): Promise<Response> {
	const { body, signal } = options;
	const headers = new Headers(options.headers);
	if (!headers.has("Accept")) headers.set("Accept", "application/json");
	if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
	try {
		return await fetch(apiUrl(path), {
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
