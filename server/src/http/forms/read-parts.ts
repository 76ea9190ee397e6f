import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";

/**
 * Hands every part of a multipart body to `read`, in order; each must be read to its end.
 * @throws {DomainError} for a body that ends early, has no boundary or an endless one, or breaks a limit: whatever the
 * reader of multipart bodies complains about is the sender's, and it names no status of its own.
 */
export async function readParts(
	request: FastifyRequest,
	read: (part: Multipart) => Promise<void> | void,
): Promise<void> {
	try {
		for await (const part of request.parts()) await read(part);
	} catch (error) {
		if (error instanceof DomainError) throw error;
		const code = error instanceof Error && "code" in error ? error.code : null;
		// The body is not read to its end when it holds more files than anybody may send.
		if (code === "FST_FILES_LIMIT") throw new DomainError("bad_input", MESSAGES.oneImage);
		const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 400;
		if (status === 413) throw new DomainError("too_large", "The request is too large.");
		throw new DomainError("bad_input", "The request could not be read.");
	}
}
