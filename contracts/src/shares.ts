import { z } from "zod";

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
