import { once } from "node:events";
import { createServer } from "node:net";
import { SecretKeyDamagedError } from "./adapters/secret-box/secret-box.ts";
import { type Config, ConfigError } from "./config.ts";
import { codeIn, isDatabaseAway } from "./db/database-errors.ts";
import { DataDirInUseError } from "./db/embedded-database.ts";
import { DatabaseUnavailableError } from "./db/open-database.ts";
import { MailDeferredError, type Mailer } from "./ports/mailer.ts";
import type { ObjectStore } from "./ports/object-store.ts";

export class PortInUseError extends Error {
	override readonly name = "PortInUseError";
	constructor(port: number) {
		super(`Port ${port} is in use by another program. Stop it, or set PORT to a free one.`);
	}
}

/** What S3 says where only an operator can help. */
const REFUSALS = [
	"NoSuchBucket",
	"AccessDenied",
	"InvalidAccessKeyId",
	"SignatureDoesNotMatch",
	"PermanentRedirect",
	"AuthorizationHeaderMalformed",
];

export class ObjectStoreRefusesError extends Error {
	override readonly name = "ObjectStoreRefusesError";
	constructor({ id }: ObjectStore, said: string) {
		const mend =
			said === "NoSuchBucket"
				? "S3_BUCKET: make the bucket first, or name another one"
				: "S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: they have to be let write, read, list and delete there";
		super(`${mend}. The object store ${id} refused with ${said}.`);
	}
}

/** A store that refuses does so until somebody changes something; one that is away may be back before it is needed. */
export async function requireObjects(objects: ObjectStore): Promise<void> {
	try {
		await objects.check();
	} catch (error) {
		const said = refusalIn(error);
		if (said !== undefined) throw new ObjectStoreRefusesError(objects, said);
	}
}

/** What an operator has to know of the mail server at the start; null where it takes mails. Nobody is kept waiting for it. */
export async function complaintOfMail(mailer: Mailer): Promise<string | null> {
	try {
		await mailer.check();
		return null;
	} catch (error) {
		const code = error instanceof MailDeferredError ? error.code : "no answer";
		const mend =
			code === "EAUTH"
				? "the mail server does not take this name and password"
				: "the mail server does not answer";
		return `SMTP_URL: ${mend} (${code}). Mails wait and are sent when it does.`;
	}
}

function refusalIn(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return REFUSALS.find((name) => name === error.name || hasCode(error, name)) ?? refusalIn(error.cause);
}

/** Looks before the slow part of the start, so that a busy port is said at once. */
export async function requireFreePort({ port, host, role }: Config): Promise<void> {
	if (port === 0 || role === "worker") return;
	const probe = createServer();
	probe.listen(port, host);
	try {
		await once(probe, "listening");
	} catch (error) {
		throw hasCode(error, "EADDRINUSE") ? new PortInUseError(port) : error;
	}
	probe.close();
	await once(probe, "close");
}

/** One sentence for what an operator can repair; null for a fault of ours. */
export function explainStartFailure(error: unknown): string | null {
	const known = [
		ConfigError,
		DataDirInUseError,
		DatabaseUnavailableError,
		ObjectStoreRefusesError,
		PortInUseError,
		SecretKeyDamagedError,
	];
	if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
	if (fillsDisk(error))
		return "The disk is full. Make room where DATA_DIR lies, or where the database does, and start again.";
	if (codeIn(error) === INSUFFICIENT_PRIVILEGE)
		return "DATABASE_URL: its role has to own the database, because a start brings the tables up to the release (permission denied, 42501).";
	if (isDatabaseAway(error)) {
		return `DATABASE_URL: the database went away during the start (${codeIn(error) || "no answer"}). Start again when it answers.`;
	}
	if (hasCode(error, "EADDRINUSE")) return "The port is in use by another program.";
	if (hasCode(error, "EADDRNOTAVAIL")) return "HOST is not an address of this machine.";
	if (hasCode(error, "EACCES") && error instanceof Error) return `Not allowed: ${error.message}`;
	return null;
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** "No space left" among the numbers of the embedded database, which are those of WASI and not of this machine. */
const WASI_ENOSPC = 51;

/** Node's and PostgreSQL's words for it, and the embedded database's, which throws what is no Error. */
function fillsDisk(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	if ("errno" in error && error.errno === WASI_ENOSPC && "name" in error && error.name === "ErrnoError")
		return true;
	if (!(error instanceof Error)) return false;
	if (/^(?:ENOSPC|EDQUOT|53100)$/.test(codeIn(error)) || /no space left on device/i.test(error.message))
		return true;
	return fillsDisk(error.cause);
}

function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}
