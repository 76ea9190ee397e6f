import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";

/** One to three numbers, as Android shows them: 1, 1.4 or 1.4.2. */
export const appVersionSchema = z
	.string()
	.regex(/^\d{1,6}(?:\.\d{1,6}){0,2}$/, "must be a version such as 1.4.2");

/** Asked by the app at its start and whenever it comes back to the front. */
export const appVersionQuerySchema = z.object({ version: appVersionSchema });

export const appVersionAnswerSchema = z.object({
	/** False where this version can no longer be used. */
	supported: z.boolean(),
	/** Oldest version that can; null where every one can. */
	minimum: z.string().nullable(),
});
export type AppVersionAnswer = z.infer<typeof appVersionAnswerSchema>;

export const appVersionApi = defineEndpoints({
	appVersion: {
		method: "GET",
		path: "/api/app-version",
		access: "open",
		forAnybody: true,
		query: appVersionQuerySchema,
		answer: appVersionAnswerSchema,
		errors: [],
	},
});
