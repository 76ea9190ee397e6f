import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call: `open` anybody; `session` a signed-in person in any state; `right` one with a verified address, for what
 * nobody may be kept from by new legal texts: the own data, the end of sessions, of a paid plan and of the account;
 * `gated` also accepted legal texts; `probe` anybody, without a look at who it is, so that no database is asked.
 */
export type Access = "open" | "session" | "right" | "gated" | "probe";

/**
 * When a call of a signed-in person asks for a recent proof (password, and code where two-factor is on): `never`;
 * `always`; `with_password` and `with_code`, where that part comes in the call itself; `new_address` and
 * `other_session`, only where the call changes the address or ends somebody's session but its own.
 */
export type ProofRule = "never" | "always" | "with_password" | "with_code" | "new_address" | "other_session";

/** Body a call takes beside JSON: `form` urlencoded or multipart fields, `upload` multipart files. */
export type BodyKind = "json" | "form" | "upload";

/** Any call may be refused so before it reaches its verb; `busy` also where the records are away. */
const TRANSPORT = ["bad_input", "too_large", "unsupported_type", "busy"] as const;
/** What the access asked for refuses. */
const REFUSED_BY_ACCESS = {
	probe: [],
	open: ["no_session", "other_account"],
	session: ["no_session", "other_account"],
	right: ["no_session", "other_account", "email_not_verified"],
	gated: ["no_session", "other_account", "email_not_verified", "legal_acceptance_required"],
} as const satisfies Record<Access, readonly ErrorCode[]>;
const UNPROVEN = "reauthentication_required";

type TransportCode = (typeof TRANSPORT)[number];
type AccessCode<A extends Access> = (typeof REFUSED_BY_ACCESS)[A][number];

interface EndpointBase {
	method: "GET" | "POST" | "PATCH";
	/** `:name` parts are the fields of `params`. */
	path: `/api/${string}`;
	access: Access;
	/** Declared by every call under an address of the account's security. */
	proof?: ProofRule;
	params?: z.ZodObject;
	query?: z.ZodObject;
	body?: z.ZodType;
	/** JSON where it is not said. */
	bodyKind?: BodyKind;
	/** What its own verb refuses; what transport, access and proof refuse comes by itself. */
	errors: readonly Exclude<ErrorCode, TransportCode | AccessCode<Access> | typeof UNPROVEN>[];
	/** Errors say their text as `error` too (API-A9). */
	repeatsDetail?: true;
	/**
	 * It asks or changes who is signed in, rests on a token of its own, or says the same to everybody. Every other call
	 * names the account the page is drawn for, and is carried out for no other.
	 */
	forAnybody?: true;
}

/** A JSON answer: of status 200, or by status. */
interface JsonEndpoint extends EndpointBase {
	answer: z.ZodType | Readonly<Record<number, z.ZodType>>;
	content?: never;
	events?: never;
}

/** Any other answer, by its content types; `events` is the schema of one event of a stream. */
interface FileEndpoint extends EndpointBase {
	content: readonly [string, ...string[]];
	events?: z.ZodType;
	answer?: never;
}

/** One call: all that server, client, documentation and tests know about it. */
export type Endpoint = JsonEndpoint | FileEndpoint;

/** The calls of one area, each declared once. */
export const defineEndpoints = <const Area extends Record<string, Endpoint>>(area: Area): Area => area;

/** Schemas of the answers, by status. */
export type AnswersOf<E extends Endpoint> = E extends { answer: infer A }
	? A extends z.ZodType
		? { 200: A }
		: A
	: Record<never, never>;

/** What a client reads of a call that succeeded. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer A }
	? A extends z.ZodType
		? z.output<A>
		: { [Status in keyof A]: A[Status] extends z.ZodType ? z.output<A[Status]> : never }[keyof A]
	: never;

/** Every code the call may be refused with. */
export type ErrorCodeOf<E extends Endpoint> =
	| TransportCode
	| AccessCode<E["access"]>
	| E["errors"][number]
	| (E extends { proof: infer Rule } ? (Rule extends "never" ? never : typeof UNPROVEN) : never);

/** Every code the call may be refused with: its own, and those of transport, access and proof. */
export function errorCodesOf({ access, proof = "never", errors }: Endpoint): ReadonlySet<ErrorCode> {
	const unproven = proof === "never" ? [] : [UNPROVEN];
	return new Set<ErrorCode>([
		...TRANSPORT,
		...REFUSED_BY_ACCESS[access],
		...unproven,
		...errors,
	] as ErrorCode[]);
}

/** Schemas of the answers, by status; empty where the answer is no JSON. */
export function answersOf({ answer }: Endpoint): Readonly<Record<number, z.ZodType>> {
	if (answer === undefined) return {};
	return isSchema(answer) ? { 200: answer } : answer;
}

function isSchema(answer: z.ZodType | Readonly<Record<number, z.ZodType>>): answer is z.ZodType {
	return "_zod" in answer;
}
