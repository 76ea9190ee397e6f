import { UPLOAD } from "@dewlight/contracts/constants.ts";
import type { BodyKind } from "@dewlight/contracts/endpoint.ts";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";
import type { App } from "../types.ts";
import { readParts } from "./read-upload.ts";

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
