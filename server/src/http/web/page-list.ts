import { z } from "zod";

/** `pages.json` of the build: what the public pages say about themselves. */
export const pageListSchema = z.object({
	/** Stands in built pages for the address the product is served from. */
	placeholder: z.url(),
	pages: z.array(
		z.object({
			path: z.string(),
			title: z.string(),
			description: z.string(),
			/** A text with a date, or a page of the product. */
			type: z.enum(["article", "website"]),
			/** Day of the last change, YYYY-MM-DD, where the page tells one. */
			updated: z.iso.date().nullable(),
		}),
	),
});
export type PageList = z.infer<typeof pageListSchema>;
export type ListedPage = PageList["pages"][number];
