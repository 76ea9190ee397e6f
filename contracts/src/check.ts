import { CHECK_VERDICTS } from "@dewlight/core/products/check/check-product.ts";
import { PRODUCT_CATEGORIES, WEEKDAYS } from "@dewlight/core/routine/care-plan.ts";
import { CONCERNS } from "@dewlight/core/skin/concern.ts";
import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";
import { OWN_PRODUCT_LENGTH, productSchema } from "./products.ts";
import { routineWarningSchema } from "./profile.ts";

/** A product that is known by its id, or a list as it was read or pasted. */
export const checkProductSchema = z
	.object({
		product_id: z.string().min(1).max(100).optional(),
		name: z.string().trim().max(OWN_PRODUCT_LENGTH.name).default(""),
		category: z.enum(PRODUCT_CATEGORIES).nullable().default(null),
		inci: z.string().max(OWN_PRODUCT_LENGTH.inci, "This ingredient list is too long.").default(""),
	})
	.refine(
		({ product_id, inci }) => product_id !== undefined || inci.trim() !== "",
		"Send a product or a list.",
	);

const clashSchema = z.object({
	product_id: z.string(),
	product_name: z.string(),
	/** Names of the two that do not go together. */
	actives: z.tuple([z.string(), z.string()]),
	rule_id: z.string(),
	why: z.string(),
	fix: z.string(),
	never: z.boolean(),
});

export const productCheckSchema = z.object({
	/** The product that was meant; null for a list alone. */
	product: productSchema.nullable(),
	/** Where its facts come from, where that has to be named; null elsewhere. */
	credit: z.string().nullable(),
	/** As it was understood. */
	ingredients: z.array(z.string()),
	unread: z.array(z.string()),
	verdict: z.enum(CHECK_VERDICTS),
	/** One sentence that needs no knowledge. */
	headline: z.string(),
	helps: z.array(
		z.object({
			concern: z.enum(CONCERNS),
			words: z.string(),
			actives: z.array(z.string()),
			grade: z.enum(["A", "B", "C"]),
		}),
	),
	contains: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			treats: z.boolean(),
			grade: z.enum(["A", "B", "C"]),
			strength: z.number().nullable(),
			in_traces: z.boolean(),
		}),
	),
	unproven: z.array(z.string()),
	fragrance: z.array(z.string()),
	not_in_pregnancy: z.array(z.string()),
	notes: z.array(z.string()),
	warnings: z.array(routineWarningSchema),
	beside: z.object({
		clashes: z.array(clashSchema),
		blocked: z.boolean(),
		nights: z.array(z.enum(WEEKDAYS)),
		mornings: z.array(z.enum(WEEKDAYS)),
		words: z.string(),
	}),
	cheaper: z.array(z.object({ product: productSchema, words: z.string() })),
	/** False before the first report: nothing is said about concerns and type of skin then. */
	knows_skin: z.boolean(),
});
export type ProductCheck = z.infer<typeof productCheckSchema>;

/** 8, 12, 13 or 14 digits, as they stand under the bars. */
export const barcodeParamsSchema = z.object({
	code: z.string().regex(/^(?:\d{8}|\d{12,14})$/, "A barcode has 8 to 14 digits."),
});
export const barcodeAnswerSchema = z.object({ product: productSchema });

export const checkApi = defineEndpoints({
	checkProduct: {
		method: "POST",
		path: "/api/products/check",
		access: "gated",
		body: checkProductSchema,
		answer: productCheckSchema,
		errors: ["not_found"],
	},
	productByBarcode: {
		method: "GET",
		path: "/api/products/barcode/:code",
		access: "gated",
		params: barcodeParamsSchema,
		answer: barcodeAnswerSchema,
		errors: ["not_found"],
	},
});
