import { UPLOAD } from "@dewlight/contracts/constants.ts";
import type { BodyKind } from "@dewlight/contracts/endpoint.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import multipart, { type Multipart, type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { DomainError, notFound } from "#use-cases/domain-error.ts";
import type { App } from "./route.ts";

/** Checks one part of a request. The first problem is answered as a sentence; schema internals never leak. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
	return (data: unknown) => {
		const parsed = schema.safeParse(data, { error: plainSentence });
		if (!parsed.success) {
			// An address that can name nothing is no bad input: there is nothing there.
			if (httpPart === "params") return { error: notFound() };
			const [issue] = parsed.error.issues;
			return { error: new DomainError("bad_input", issue?.message ?? "The request could not be read.") };
		}
		if (!isStorable(parsed.data)) return { error: notStorable() };
		return { value: parsed.data };
	};
};

/** Said where the schema brings no sentence of its own. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
	const name = fieldName(issue.path);
	if (issue.input === undefined || issue.input === null || issue.input === "") return `${name} is required.`;
	if (issue.code === "too_big") return `${name} is too long or too large.`;
	if (issue.code === "too_small") return `${name} is too short or too small.`;
	return `${name} is not valid.`;
}

function fieldName(path: readonly PropertyKey[] | undefined): string {
	const words = (path ?? []).filter((part) => typeof part === "string").join(" ");
	const plain = words
		.replaceAll(/[_-]+/g, " ")
		.replaceAll(/[^\p{L}\p{N} ]/gu, "")
		.trim();
	return plain ? plain.charAt(0).toUpperCase() + plain.slice(1) : "The request";
}

const notStorable = () => new DomainError("bad_input", "The text contains characters that cannot be stored.");

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(value: unknown): boolean {
	if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
	if (Array.isArray(value)) return value.every(isStorable);
	if (value !== null && typeof value === "object") {
		return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
	}
	return true;
}

const FORM_LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 16 * 1024, parts: 25, headerPairs: 50 };

const ACCEPTED: Record<BodyKind, readonly string[]> = {
	json: ["application/json"],
	form: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
	upload: ["multipart/form-data"],
};

/** Bodies are JSON unless a route says otherwise; a form route gets its fields as a plain object. */
export async function acceptBodies(app: App): Promise<void> {
	await app.register(multipart, {
		// One file more than allowed is let in, so that the refusal can say what is wrong.
		limits: { ...FORM_LIMITS, files: UPLOAD.maxFiles + UPLOAD.maxFrames + 1, fileSize: UPLOAD.maxBytes },
		throwFileSizeLimit: true,
	});
	const readJson = app.getDefaultJsonParser("error", "error");
	// Calls without a payload often still name its type (API-05, API-16).
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
		if (body === "") done(null, undefined);
		else void readJson(request, String(body), done);
	});
	app.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit: 64 * 1024 },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addHook("onRequest", (request, _reply, done) => {
		const type = contentType(request);
		if (type !== null && !ACCEPTED[request.routeOptions.config.body ?? "json"].includes(type)) {
			throw new DomainError("unsupported_type", "This kind of content is not accepted here.");
		}
		done();
	});
	app.addHook("preValidation", async (request) => {
		if (request.isMultipart() && request.routeOptions.config.body === "form") {
			request.body = await readFields(request);
		}
	});
}

function contentType(request: FastifyRequest): string | null {
	return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? null;
}

async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
	const fields: Record<string, string> = Object.create(null);
	await readParts(request, (part) => {
		if (part.type === "file") {
			part.file.resume();
			throw new DomainError("bad_input", "Files are not accepted here.");
		}
		if (part.valueTruncated) throw new DomainError("too_large", "The request is too large.");
		if (typeof part.value === "string") fields[part.fieldname] = part.value;
	});
	return fields;
}

interface Upload {
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
async function readParts(
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
