import { BRAND } from "@dewlight/contracts/brand.ts";
import type { MetaDescriptor } from "react-router";

interface PageMeta {
	/** Without the product's name; leave out for the home page. */
	title?: string;
	description?: string;
	/** Pages of one person's own; kept out of search engines. */
	personal?: boolean;
}

export function pageMeta({ title, description, personal = false }: PageMeta): MetaDescriptor[] {
	const whole = title === undefined ? `${BRAND.name}: ${BRAND.tagline}` : `${title} · ${BRAND.name}`;
	const tags: MetaDescriptor[] = [{ title: whole }, { property: "og:title", content: whole }];
	if (description !== undefined) {
		tags.push({ name: "description", content: description });
		tags.push({ property: "og:description", content: description });
	}
	if (personal) tags.push({ name: "robots", content: "noindex" });
	return tags;
}
