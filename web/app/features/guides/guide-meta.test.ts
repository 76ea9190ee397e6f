// @vitest-environment node
import { expect, test } from "vitest";
import type { Guide } from "./guide.ts";
import { guideMeta } from "./guide-meta.ts";
import { guide as retinol } from "./retinol/text.ts";

const dataOf = (guide: Guide, type: string): Record<string, unknown> => {
	const blocks = guideMeta(guide).flatMap((tag) =>
		"script:ld+json" in tag ? [tag["script:ld+json"] as Record<string, unknown>] : [],
	);
	const found = blocks.filter((block) => block["@type"] === type);
	expect(found).toHaveLength(1);
	return found[0] ?? {};
};

test("a guide tells search engines its address, its days and its version", () => {
	const guide: Guide = { ...retinol, version: 3, published: "2026-10-01", updated: "2026-11-21" };
	const article = dataOf(guide, "Article");
	expect(article).toMatchObject({
		"@context": "https://schema.org",
		headline: guide.title,
		description: guide.description,
		datePublished: "2026-10-01",
		dateModified: "2026-11-21",
		version: 3,
		author: { "@type": "Organization", name: "Dewlight" },
		publisher: { "@type": "Organization", name: "Dewlight" },
		mainEntityOfPage: { "@type": "WebPage", "@id": "https://origin.invalid/retinol" },
	});
	expect(guideMeta(guide)).toContainEqual({
		tagName: "link",
		rel: "canonical",
		href: "https://origin.invalid/retinol",
	});
});

test("a first version was published on the day of its last change", () => {
	const { published, ...first } = { ...retinol, published: undefined };
	expect(published).toBeUndefined();
	expect(dataOf(first, "Article").datePublished).toBe(retinol.updated);
});

test("every question of the page is there with its answer, without marks", () => {
	const { mainEntity } = dataOf(retinol, "FAQPage") as {
		mainEntity: { name: string; acceptedAnswer: { text: string } }[];
	};
	expect(mainEntity.map(({ name }) => name)).toEqual(retinol.faq.map(({ question }) => question));
	for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).not.toMatch(/\*\*|\[|\]\(/);
});

test("the way to the guide leads from home", () => {
	expect(dataOf(retinol, "BreadcrumbList").itemListElement).toEqual([
		{ "@type": "ListItem", position: 1, name: "Home", item: "https://origin.invalid/" },
		{ "@type": "ListItem", position: 2, name: "Retinol", item: "https://origin.invalid/retinol" },
	]);
});
