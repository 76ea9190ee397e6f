import { expect, test } from "../system/journey.ts";

const one = (html: string, pattern: RegExp) => {
	const found = [...html.matchAll(new RegExp(pattern, "g"))].map(([, value = ""]) => value);
	expect(found, String(pattern)).toHaveLength(1);
	return found[0] ?? "";
};

const JSON_LD = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

test("every page of the sitemap presents itself, and no two alike", async ({ request, baseURL }) => {
	const origin = baseURL ?? "";
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
	expect(addresses.length).toBeGreaterThanOrEqual(6);
	const titles = new Set<string>();
	const descriptions = new Set<string>();
	for (const address of addresses) {
		const answer = await request.get(address);
		const html = await answer.text();
		expect([address, answer.status(), answer.headers()["x-robots-tag"]]).toEqual([address, 200, undefined]);
		expect(html, address).not.toContain("origin.invalid");
		expect(html, address).not.toContain('name="robots"');
		titles.add(one(html, /<title>([^<]+)<\/title>/));
		descriptions.add(one(html, /<meta name="description" content="([^"]+)"/));
		expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
		expect(one(html, /<meta property="og:url" content="([^"]+)"/)).toBe(address);
		const picture = await request.get(one(html, /<meta property="og:image" content="([^"]+)"/));
		expect([address, picture.status(), picture.headers()["content-type"]]).toEqual([
			address,
			200,
			"image/png",
		]);
		const bytes = await picture.body();
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
		for (const [, data = ""] of html.matchAll(JSON_LD)) {
			expect(JSON.parse(data)).toMatchObject({ "@context": "https://schema.org" });
		}
	}
	expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length]);
	const overview = await (await request.get("/llms.txt")).text();
	for (const address of addresses) expect(overview).toContain(`](${address}): `);
});

test("what belongs to a person, and what does not exist, stays out of search engines", async ({
	request,
}) => {
	for (const [path, status] of [
		["/dashboard", 200],
		["/results/1", 200],
		["/no-such-page", 404],
	] as const) {
		const answer = await request.get(path);
		expect([path, answer.status(), answer.headers()["x-robots-tag"]]).toEqual([path, status, "noindex"]);
	}
});
