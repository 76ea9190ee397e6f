import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { DomainError, notFound } from "#use-cases/domain-error.ts";

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

export const notStorable = () =>
	new DomainError("bad_input", "The text contains characters that cannot be stored.");

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
	if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
	if (Array.isArray(value)) return value.every(isStorable);
	if (value !== null && typeof value === "object") {
		return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
	}
	return true;
}
