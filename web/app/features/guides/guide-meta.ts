import { BRAND } from "@dewlight/contracts/brand.ts";
import type { MetaDescriptor } from "react-router";
import { GUIDE_TITLES, guidePath } from "#guides.ts";
import { pageMeta, type StructuredData, siteOrigin } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { guidesCopy } from "./copy.ts";
import { countWords, type Guide, plainLine } from "./guide.ts";

/** Head of a guide: title, share tags, and the guide as schema.org Article, FAQPage and BreadcrumbList. */
export function guideMeta(guide: Guide): MetaDescriptor[] {
	return pageMeta({
		title: guide.title,
		description: guide.description,
		path: guidePath(guide.name),
		picture: guide.name,
		type: "article",
		structured: [article(guide), questions(guide), breadcrumb(guide)],
	});
}

function address(guide: Guide): string {
	return siteOrigin() + guidePath(guide.name);
}

function article(guide: Guide): StructuredData {
	const organization = { "@type": "Organization", name: BRAND.name, url: siteOrigin() + paths.home };
	return {
		"@type": "Article",
		headline: guide.title,
		description: guide.description,
		image: `${siteOrigin()}/share/${guide.name}.png`,
		inLanguage: "en-US",
		datePublished: guide.published ?? guide.updated,
		dateModified: guide.updated,
		version: guide.version,
		wordCount: countWords(guide),
		author: organization,
		publisher: organization,
		mainEntityOfPage: { "@type": "WebPage", "@id": address(guide) },
	};
}

function questions({ faq }: Guide): StructuredData {
	return {
		"@type": "FAQPage",
		mainEntity: faq.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainLine(answer) },
		})),
	};
}

function breadcrumb(guide: Guide): StructuredData {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name: guidesCopy.home, item: siteOrigin() + paths.home },
			{ "@type": "ListItem", position: 2, name: GUIDE_TITLES[guide.name], item: address(guide) },
		],
	};
}
