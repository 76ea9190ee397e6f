import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";
import { isStorable, notStorable } from "../validate.ts";

export interface Upload {
	/** The first file part of that name; null where there is none. */
	file: Uint8Array | null;
	/** File parts of that name after the first; their bytes are not kept. */
	others: number;
	/** Bytes of the parts named as frames, in order; what is too many or too much is left out. */
	frames: Uint8Array[];
	fields: Record<string, string>;
}

interface FileFields {
	file: string;
	frames?: string;
}

/** Reads a multipart body whole; every part is drained, also those nobody asked for. */
export async function readUpload(request: FastifyRequest, names: FileFields): Promise<Upload> {
	const upload: Upload = { file: null, others: 0, frames: [], fields: {} };
	if (!request.isMultipart()) {
		throw new DomainError("unsupported_type", "This kind of content is not accepted here.");
	}
	let room = UPLOAD.maxFrameBytes;
	await readParts(request, async (part) => {
		if (part.type !== "file") {
			if (part.valueTruncated) throw new DomainError("too_large", "The request is too large.");
			if (typeof part.value === "string") upload.fields[part.fieldname] = part.value;
		} else if (part.fieldname === names.file && upload.file === null) {
			upload.file = await part.toBuffer();
		} else if (part.fieldname === names.frames) {
			const most = upload.frames.length < UPLOAD.maxFrames ? room : 0;
			const bytes = await readUpTo(part, most);
			if (bytes === null) return;
			room -= bytes.byteLength;
			upload.frames.push(bytes);
		} else {
			if (part.fieldname === names.file) upload.others += 1;
			await readUpTo(part, 0);
		}
	});
	if (!isStorable(upload.fields)) throw notStorable();
	return upload;
}

/** The part's bytes, or null for more than `most`; read to its end either way. */
async function readUpTo({ file }: MultipartFile, most: number): Promise<Uint8Array | null> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of file) {
		length += chunk.byteLength;
		if (length <= most) chunks.push(chunk);
		else chunks.length = 0;
	}
	return length > most ? null : Buffer.concat(chunks);
}

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
