import { once } from "node:events";
import { createServer } from "node:net";
import { SecretKeyDamagedError } from "./adapters/secret-box/read-secret-key.ts";
import { type Config, ConfigError } from "./config.ts";
import { DataDirInUseError } from "./db/data-dir-lock.ts";
import { DatabaseUnavailableError } from "./db/open-database.ts";

export class PortInUseError extends Error {
	override readonly name = "PortInUseError";
	constructor(port: number) {
		super(`Port ${port} is in use by another program. Stop it, or set PORT to a free one.`);
	}
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
		PortInUseError,
		SecretKeyDamagedError,
	];
	if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
	if (hasCode(error, "EADDRINUSE")) return "The port is in use by another program.";
	if (hasCode(error, "EADDRNOTAVAIL")) return "HOST is not an address of this machine.";
	if (hasCode(error, "EACCES") && error instanceof Error) return `Not allowed: ${error.message}`;
	return null;
}

function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}
