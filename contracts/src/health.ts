import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

const partSchema = z.object({ ok: z.boolean(), detail: z.string().optional() });
const readySchema = z.object({ ready: z.boolean(), parts: z.record(z.string(), partSchema) });

export const healthApi = defineEndpoints({
	health: {
		method: "GET",
		path: "/api/health",
		access: "probe",
		forAnybody: true,
		answer: okSchema,
		errors: [],
	},
	ready: {
		method: "GET",
		path: "/api/ready",
		access: "probe",
		forAnybody: true,
		answer: { 200: readySchema, 503: readySchema },
		errors: [],
	},
});
