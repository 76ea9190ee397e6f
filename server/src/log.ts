import { type DestinationStream, type LogFn, type Logger, pino } from "pino";

/** Secret fields, at the top level and one or two levels down. */
const SECRETS = [
	"password",
	"new_password",
	"current_password",
	"token",
	"partial_token",
	"code",
	"backup_codes",
	"secret",
	"cookie",
	"authorization",
	"set-cookie",
	"email",
	"note",
	"user_message",
	"message_text",
];

interface LogOptions {
	level: string;
	destination?: DestinationStream;
}

export function createLog({ level, destination }: LogOptions): Logger {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
			censor: "[hidden]",
		},
		serializers: { err: describeError, error: describeError },
		hooks: { logMethod: oneASecond() },
	};
	return destination ? pino(options, destination) : pino(options);
}

const REPEAT_MS = 1_000;
const WARN = 40;
/** Kinds of failure that are told apart at the same time. */
const KINDS = 200;

/**
 * A failure that repeats, as while the database is away, is told once a second, with how often it was left out before.
 * The same means: the same sentence about the same cause of the same part.
 */
function oneASecond() {
	const kinds = new Map<string, { toldAt: number; leftOut: number }>();
	return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
		const fields: Record<string, unknown> = { ...Object(args[0]) };
		if (level >= WARN && fields.err !== undefined) {
			const kind = [level, args[1], fields.part, rootOf(describeError(fields.err))].join(" ");
			const seen = kinds.get(kind);
			const now = performance.now();
			if (seen && now - seen.toldAt < REPEAT_MS) {
				seen.leftOut += 1;
				return;
			}
			kinds.delete(kind);
			kinds.set(kind, { toldAt: now, leftOut: 0 });
			const [oldest] = kinds.keys();
			if (kinds.size > KINDS && oldest !== undefined) kinds.delete(oldest);
			if (seen && seen.leftOut > 0) fields.leftOut = seen.leftOut;
			Reflect.apply(method, this, [fields, ...args.slice(1)]);
			return;
		}
		method.apply(this, args);
	};
}

/** What lies under a failure: many queries fail of one lost connection. */
function rootOf(described: DescribedError): string {
	if (described.cause) return rootOf(described.cause);
	const { type, errorCode, message, stack = "" } = described;
	return [type, errorCode, message, stack.split("\n")[0]].join(" ");
}

interface DescribedError {
	type: string;
	message: string;
	/** Not `code`, which is hidden like every code a person types. */
	errorCode?: string;
	stack?: string;
	cause?: DescribedError;
	errors?: DescribedError[];
}

/** Errors, and the plain objects with a message that the job queue speaks of failures in. */
function hasMessage(error: unknown): error is { message: string } {
	return (
		typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
	);
}

/** A failed query carries its parameters in the message; only the statement and the cause are logged. */
export function describeError(error: unknown): DescribedError {
	if (!hasMessage(error))
		return { type: typeof error, message: `${typeof error} thrown in place of an error` };
	const isQuery = "query" in error && "params" in error;
	const described: DescribedError = {
		type: "name" in error && typeof error.name === "string" ? error.name : "Error",
		message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
	};
	if ("code" in error && typeof error.code === "string") described.errorCode = error.code;
	const stack = "stack" in error && typeof error.stack === "string" ? error.stack : "";
	const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
	if (frames.length > 0) described.stack = frames.join("\n");
	if ("cause" in error && error.cause !== undefined) described.cause = describeError(error.cause);
	if (error instanceof AggregateError) described.errors = error.errors.map(describeError);
	return described;
}
