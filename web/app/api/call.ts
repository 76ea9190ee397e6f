import {
	ACCOUNT_HEADER,
	NO_ACCOUNT,
	PROOF_PARTS,
	type ProofPart,
	TRIGGER_EVENT_HEADER,
} from "@dewlight/contracts/constants.ts";
import { type AnswerOf, answersOf, type Endpoint } from "@dewlight/contracts/endpoint.ts";
import type { ErrorBody } from "@dewlight/contracts/errors.ts";
import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import type { z } from "zod";
import { AnswerShapeError, ApiError, codeOf, OfflineError } from "./api-error.ts";
import { apiUrl } from "./api-url.ts";
import { endpointPath, type Filled, type InPath, type InQuery } from "./endpoint-url.ts";
import { askForProof, ProofDeclinedError, reportSessionEnded } from "./frame-events.ts";
import { noteAnswer } from "./server-away.ts";
import { accountOf, getSession, startAnew } from "./session.ts";
import { settleShape } from "./wire-shape.ts";

const TEXT_KEYS = ["detail", "error", "message"] as const;

interface Schema<T> {
	parse(value: unknown): T;
}

interface Circumstances {
	headers?: Record<string, string>;
	signal?: AbortSignal | undefined;
	/** True where 401 means a wrong password, not an ended session. */
	unauthorizedIsAnswer?: boolean;
	/** Account that the call is made for, where that is not the one the page is drawn for. */
	account?: string | undefined;
}

/** FormData is sent as multipart, anything else as JSON. A call that takes no body may be sent an empty one. */
type InBody<E extends Endpoint> = E extends { bodyKind: "upload" }
	? { body: FormData }
	: E extends { bodyKind: "form"; body: infer Body extends z.ZodType }
		? { body: FormData | (z.input<Body> & object) }
		: E extends { body: infer Body extends z.ZodType }
			? { body: z.input<Body> & object }
			: { body?: Record<string, never> };

type CallOptions<E extends Endpoint> = Circumstances & InPath<E> & InQuery<E> & InBody<E>;

/** Left out where nothing has to be said. */
type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

/** The same, however the endpoint is typed. */
type AnyOptions = Circumstances & Filled & { body?: FormData | object };

/**
 * The one call to the server: what it takes and answers is declared by its endpoint. Throws ApiError (it said no; `code` is
 * one that the endpoint declares), OfflineError (it said nothing) or AnswerShapeError (it said something else); an abort of
 * the caller passes through as it is. `reading` stands for the declared schema where a screen needs less of the answer, or
 * bears more than what was agreed.
 */
export function call<E extends Endpoint, Read>(
	endpoint: E,
	options: CallOptions<E> & { reading: Schema<Read> },
): Promise<Read>;
export function call<E extends Endpoint>(
	endpoint: E,
	...[options]: Rest<CallOptions<E>>
): Promise<AnswerOf<E>>;
export async function call(
	endpoint: Endpoint,
	options: AnyOptions & { reading?: Schema<unknown> } = {},
): Promise<unknown> {
	const response = await ask(endpoint, options);
	try {
		const schema = options.reading ?? declaredAnswer(endpoint, response.status);
		return schema.parse(settleShape(await response.json()));
	} catch (cause) {
		if (options.signal?.aborted) throw cause;
		throw new AnswerShapeError(endpoint.path, cause);
	}
}

function declaredAnswer(endpoint: Endpoint, status: number): Schema<unknown> {
	const answers = answersOf(endpoint);
	const answer = answers[status] ?? Object.values(answers)[0];
	if (answer === undefined) throw new Error("This call answers no JSON.");
	return answer;
}

/** The same call for an answer that is not JSON; the body is still unread. */
export function receive<E extends Endpoint>(
	endpoint: E,
	...[options]: Rest<CallOptions<E>>
): Promise<Response> {
	return ask(endpoint, options ?? {});
}

/**
 * Where the server wants to know who is there, the person is asked and the call is made once more; ProofDeclinedError
 * where they would rather not.
 */
async function ask(endpoint: Endpoint, options: AnyOptions): Promise<Response> {
	const path = endpointPath(endpoint, options);
	// Named once: what is proved or answered later is for the person who asked.
	const account = options.account ?? (endpoint.forAnybody ? null : shownAccount());
	const once = async () => {
		const answer = await send(path, endpoint.method, { ...options, account: account ?? undefined });
		if (options.account === undefined && account !== null) holdTo(account, answer);
		return answer;
	};
	let response = await once();
	if (response.ok) return response;
	let error = await readError(endpoint, response);
	const needs = proofNeeded(error);
	const given = needs && (await askForProof(needs));
	if (given === false) throw new ProofDeclinedError();
	if (given) {
		response = await once();
		if (response.ok) return response;
		error = await readError(endpoint, response);
	}
	if (error.status === 401 && options.unauthorizedIsAnswer !== true) reportSessionEnded();
	throw error;
}

/** What a refusal wants to be typed again; null for every other error. */
function proofNeeded(error: ApiError): readonly ProofPart[] | null {
	if (error.status !== 409 || error.detail !== "reauthentication_required") return null;
	const named = PROOF_PARTS.filter((part) => error.body.needs?.includes(part));
	return named.length > 0 ? named : ["password"];
}

/** As a call names it; null while nobody can tell. */
function shownAccount(): string | null {
	const session = getSession();
	const isVisitor = session.status === "signed_out" && !session.offline;
	return isVisitor ? NO_ACCOUNT : accountOf(session);
}

/** An answer is for the person the page is drawn for, or nobody sees it. An ended session is told by its 401. */
function holdTo(account: string, response: Response): void {
	const answered = response.headers.get(ACCOUNT_HEADER) ?? account;
	const isElsewhere = answered !== account && response.status !== 401;
	if (!isElsewhere && account === shownAccount()) return;
	if (isElsewhere && account === shownAccount()) startAnew();
	throw new ApiError({
		status: 409,
		code: "other_account",
		body: { detail: "other_account" },
		triggerEvent: null,
		retryAfterSeconds: null,
	});
}

async function send(path: string, method: string, options: AnyOptions): Promise<Response> {
	const { body, signal, account } = options;
	const headers = new Headers(options.headers);
	// Reading from pages on another origin, a header of our own would cost each call a preflight.
	if (account !== undefined && (method !== "GET" || apiUrl("") === "")) headers.set(ACCOUNT_HEADER, account);
	if (!headers.has("Accept")) headers.set("Accept", "application/json");
	if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
	try {
		const response = await fetch(apiUrl(path), {
			method,
			headers,
			credentials: "include",
			body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
			signal,
		});
		noteAnswer(method, response.status);
		return response;
	} catch (cause) {
		if (signal?.aborted) throw cause;
		throw new OfflineError(cause);
	}
}

/** Reads any refusal, also one that is not JSON or lacks the agreed keys. */
async function readError(endpoint: Endpoint, response: Response): Promise<ApiError> {
	const event = response.headers.get(TRIGGER_EVENT_HEADER);
	const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
	const text = await response.text();
	const body = readBody(text);
	return new ApiError({
		status: response.status,
		code: codeOf(endpoint, response.status, body.detail),
		text,
		body,
		triggerEvent: TRIGGER_EVENTS.find((known) => known === event) ?? null,
		retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
	});
}

function readBody(text: string): Partial<ErrorBody> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return {};
	}
	if (typeof value !== "object" || value === null) return {};
	const body: Partial<ErrorBody> = { ...value };
	for (const key of TEXT_KEYS) {
		if (typeof body[key] !== "string") delete body[key];
	}
	return body;
}
