import { BRAND } from "@dewlight/contracts/brand.ts";
import type { MetaDescriptor } from "react-router";

/** Stands in built pages for the address the product is served from; the server writes the real one in. */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

/** Where this page is served from, without a trailing slash. */
export function siteOrigin(): string {
	return typeof window === "undefined" ? ORIGIN_PLACEHOLDER : window.location.origin;
}

/** A block of schema.org data, read by search engines. */
export type StructuredData = { "@type": string } & { [key: string]: unknown };

interface PageMeta {
	/** Without the product's name; leave out for the home page. */
	title?: string;
	description?: string;
	/** Pages of one person's own; kept out of search engines. */
	personal?: boolean;
	/** Address of a public page, the same whatever stands behind its question mark. */
	path?: string;
	/** File name, without ending, of the picture shown where the page is shared. */
	picture?: string;
	/** "article" for a text with a date. */
	type?: "website" | "article";
	structured?: StructuredData[];
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
	const { title, description, personal = false, path, structured = [] } = page;
	const whole = title === undefined ? `${BRAND.name}: ${BRAND.tagline}` : `${title} · ${BRAND.name}`;
	const tags: MetaDescriptor[] = [{ title: whole }];
	if (description !== undefined) tags.push({ name: "description", content: description });
	if (personal) tags.push({ name: "robots", content: "noindex" });
	if (path !== undefined) tags.push(...shareTags(page, path, whole));
	for (const data of structured) {
		tags.push({ "script:ld+json": { "@context": "https://schema.org", ...data } });
	}
	return tags;
}

/** Canonical address, Open Graph and the large card of short-message services. */
function shareTags(page: PageMeta, path: string, title: string): MetaDescriptor[] {
	const address = siteOrigin() + path;
	return [
		{ tagName: "link", rel: "canonical", href: address },
		{ property: "og:site_name", content: BRAND.name },
		{ property: "og:type", content: page.type ?? "website" },
		{ property: "og:url", content: address },
		{ property: "og:title", content: title },
		...(page.description === undefined ? [] : [{ property: "og:description", content: page.description }]),
		{ property: "og:image", content: `${siteOrigin()}/share/${page.picture ?? "home"}.png` },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
