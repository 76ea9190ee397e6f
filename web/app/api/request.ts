import {
	ACCOUNT_HEADER,
	NO_ACCOUNT,
	PROOF_PARTS,
	type ProofPart,
	TRIGGER_EVENT_HEADER,
} from "@dewlight/contracts/constants.ts";
import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import type { ErrorBody } from "@dewlight/contracts/errors.ts";
import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { AnswerShapeError, ApiError, OfflineError } from "./api-error.ts";
import { apiUrl } from "./api-url.ts";
import { endpointPath, type PathParams, type QueryParams } from "./endpoint-path.ts";
import { askForProof, ProofDeclinedError } from "./reauthentication.ts";
import { noteAnswer } from "./server-away.ts";
import { reportSessionEnded } from "./session-ended.ts";
import { getSession } from "./session-store.ts";
import { settleShape } from "./settle-shape.ts";
import { accountOf, startAnew } from "./shown-account.ts";

const TEXT_KEYS = ["detail", "error", "message"] as const;

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
	/** Account that the call is made for, where that is not the one the page is drawn for. */
	account?: string | undefined;
}

interface RequestOptions<T> extends CallOptions {
	/** Schema of the answer, from contracts. */
	answer: Schema<T>;
}

/**
 * Calls that ask or change who is signed in, rest on a token of their own, or say the same to everybody. Every other one
 * names the account the page is drawn for, and is carried out for no other.
 */
const FOR_ANYBODY: ReadonlySet<EndpointName> = new Set([
	"me",
	"register",
	"login",
	"verifyLogin",
	"verifyEmail",
	"requestPasswordReset",
	"resetPassword",
	"confirmEmailChange",
	"undoEmailChange",
	"disownAccount",
	"sharedReport",
	"appVersion",
	"health",
	"ready",
]);

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
	// Named once: what is proved or answered later is for the person who asked.
	const account = options.account ?? (FOR_ANYBODY.has(name) ? null : shownAccount());
	const ask = async () => {
		const answer = await send(path, ENDPOINTS[name].method, { ...options, account: account ?? undefined });
		if (options.account === undefined && account !== null) holdTo(account, answer);
		return answer;
	};
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
		body: { detail: "other_account" },
		triggerEvent: null,
		retryAfterSeconds: null,
	});
}

async function send(path: string, method: string, options: CallOptions): Promise<Response> {
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
async function readError(response: Response): Promise<ApiError> {
	const event = response.headers.get(TRIGGER_EVENT_HEADER);
	const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
	const text = await response.text();
	return new ApiError({
		status: response.status,
		text,
		body: readBody(text),
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
