import { BRAND } from "@dewlight/contracts/brand.ts";
import type { ListedPage } from "./web-build.ts";

interface SiteFile {
	type: string;
	body: string;
}

interface Site {
	/** Without a trailing slash. */
	origin: string;
	pages: readonly ListedPage[];
	now: Date;
}

/** Files for programs that read the site: search engines, assistants, people who report a weakness. */
export const SITE_FILES: { readonly [path: string]: (site: Site) => SiteFile } = {
	"/robots.txt": (site) => ({ type: "text/plain", body: robots(site) }),
	"/sitemap.xml": (site) => ({ type: "application/xml", body: sitemap(site) }),
	"/llms.txt": (site) => ({ type: "text/markdown", body: overview(site) }),
	"/.well-known/security.txt": (site) => ({ type: "text/plain", body: securityContact(site) }),
};

/** RFC 9309. The app's own pages are not listed: a page that may not be read cannot say `noindex`. */
function robots({ origin }: Site): string {
	return `User-agent: *\nDisallow: /api\nDisallow: /dev\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** sitemaps.org, protocol 0.9. Addresses of our own hold no letter that XML would read. */
function sitemap({ origin, pages }: Site): string {
	const entries = pages.map(({ path, updated }) => {
		const day = updated === null ? "" : `<lastmod>${updated}</lastmod>`;
		return `<url><loc>${origin}${path}</loc>${day}</url>\n`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** llmstxt.org: a name, a summary, and the pages worth reading with what each is about. */
function overview({ origin, pages }: Site): string {
	const home = pages.find(({ path }) => path === "/");
	const list = (title: string, listed: readonly ListedPage[]) =>
		listed.length === 0
			? []
			: [
					`## ${title}`,
					listed.map((page) => `- [${page.title}](${origin}${page.path}): ${page.description}`).join("\n"),
				];
	return `${[
		`# ${BRAND.name}`,
		`> ${home?.description ?? BRAND.tagline}`,
		...list(
			"Guides",
			pages.filter(({ type }) => type === "article"),
		),
		...list(
			"The product",
			pages.filter(({ type }) => type === "website"),
		),
	].join("\n\n")}\n`;
}

const SECURITY_CONTACT_DAYS = 180;

/** RFC 9116. The day it runs out moves with the clock: whoever reads it reads the running product. */
function securityContact({ origin, now }: Site): string {
	const expires = new Date(now);
	expires.setUTCHours(0, 0, 0, 0);
	expires.setUTCDate(expires.getUTCDate() + SECURITY_CONTACT_DAYS);
	return [
		`Contact: mailto:${BRAND.supportEmail}`,
		`Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
		"Preferred-Languages: en",
		`Canonical: ${origin}/.well-known/security.txt`,
		"",
	].join("\n");
}
