import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";
import { isStorable, notStorable } from "../validate.ts";
import { readParts } from "./read-parts.ts";

export interface Upload {
	/** Bytes of every file part named `fileField`, in order. */
	files: Uint8Array[];
	fields: Record<string, string>;
}

/** Reads a multipart body whole; every part is drained, also those nobody asked for. */
export async function readUpload(request: FastifyRequest, fileField: string): Promise<Upload> {
	const upload: Upload = { files: [], fields: {} };
	if (!request.isMultipart()) {
		throw new DomainError("unsupported_type", "This kind of content is not accepted here.");
	}
	await readParts(request, async (part) => {
		if (part.type === "file") {
			const bytes = await part.toBuffer();
			if (part.fieldname === fileField) upload.files.push(bytes);
		} else {
			if (part.valueTruncated) throw new DomainError("too_large", "The request is too large.");
			if (typeof part.value === "string") upload.fields[part.fieldname] = part.value;
		}
	});
	if (!isStorable(upload.fields)) throw notStorable();
	return upload;
}
