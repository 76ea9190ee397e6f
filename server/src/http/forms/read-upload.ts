import { UPLOAD } from "@dewlight/contracts/constants.ts";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";
import { isStorable, notStorable } from "../validate.ts";
import { readParts } from "./read-parts.ts";

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
