import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

export const SHARE_DAYS = 7;

export const shareSchema = z.object({
	id: z.string(),
	created_at: z.string(),
	expires_at: z.string(),
	state: z.enum(["open", "expired", "revoked"]),
	openings: z.array(z.object({ at: z.string(), browser: z.string().nullable() })),
});
export type Share = z.infer<typeof shareSchema>;
export const sharesAnswerSchema = z.object({ shares: z.array(shareSchema) });
/** The token is told once and kept nowhere; it stands behind the # of the link, which no server is sent. */
export const startShareAnswerSchema = z.object({ share: shareSchema, token: z.string() });
export const shareParamsSchema = z.object({ id: z.uuid() });

export const sharedReportSchema = z.object({ token: z.string().min(20).max(100) });
const tableSchema = z.object({
	kind: z.literal("table"),
	columns: z.array(z.string()),
	rows: z.array(z.array(z.string())),
});
/** The report for a clinician, part by part as it is printed. */
export const sharedReportAnswerSchema = z.object({
	expires_at: z.string(),
	parts: z.array(
		z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("heading"), level: z.enum(["H1", "H2", "H3"]), text: z.string() }),
			z.object({ kind: z.literal("paragraph"), text: z.string() }),
			z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
			tableSchema,
		]),
	),
});
export type SharedReport = z.infer<typeof sharedReportAnswerSchema>;

export const shareApi = defineEndpoints({
	shares: {
		method: "GET",
		path: "/api/shares",
		access: "gated",
		answer: sharesAnswerSchema,
		errors: [],
	},
	startShare: {
		method: "POST",
		path: "/api/shares",
		access: "gated",
		answer: startShareAnswerSchema,
		errors: ["conflict"],
	},
	revokeShare: {
		method: "POST",
		path: "/api/shares/:id/revoke",
		access: "gated",
		params: shareParamsSchema,
		answer: okSchema,
		errors: ["not_found"],
	},
	sharedReport: {
		method: "POST",
		path: "/api/shared-report",
		access: "open",
		body: sharedReportSchema,
		answer: sharedReportAnswerSchema,
		forAnybody: true,
		errors: ["not_found", "too_many_requests"],
	},
});
