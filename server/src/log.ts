import { type DestinationStream, type Logger, pino } from "pino";

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
	};
	return destination ? pino(options, destination) : pino(options);
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

/** A failed query carries its parameters in the message; only the statement and the cause are logged. */
export function describeError(error: unknown): DescribedError {
	if (!(error instanceof Error)) return { type: typeof error, message: "not an Error" };
	const isQuery = "query" in error && "params" in error;
	const described: DescribedError = {
		type: error.name,
		message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
	};
	if ("code" in error && typeof error.code === "string") described.errorCode = error.code;
	const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
	if (frames?.length) described.stack = frames.join("\n");
	if (error.cause !== undefined) described.cause = describeError(error.cause);
	if (error instanceof AggregateError) described.errors = error.errors.map(describeError);
	return described;
}
