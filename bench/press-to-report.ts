import { fileURLToPath } from "node:url";
import { postgresPrograms } from "@dewlight/sandbox/database/postgres.ts";
import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { findChromium } from "../tools/chromium/find-chromium.ts";
import { insertPeople, startCluster } from "../tools/drill/cluster.ts";
import { buildWebIfChanged } from "../tools/web/build-when-changed.ts";
import { type Measurement, median } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";

const MAIN = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));
const SCANS = 7;
/** An engine's code is compiled over its first photos; a worker that has run for an hour is past them. */
const BEFORE = 8;
/** A drawn skin is smoother than a photographed one: with this its file is as large as a phone's, some 3 MB. */
const QUALITY = 97;
const ENOUGH_MS = 60_000;
/** The calls that a scan waits for one after the other, and what they are called here. */
const PARTS: Record<string, string> = {
	"/api/validate-photo": "look",
	"/api/scan-skin": "taken",
};

/** Milliseconds from the press: to the end of each part, and to the whole report on the screen. */
type Times = Record<string, number>;

async function timeScan(page: Page, address: string, photo: Buffer): Promise<Times> {
	await page.goto(`${address}/upload`);
	await page
		.locator("input[type=file]")
		.first()
		.setInputFiles({ name: "selfie.jpg", mimeType: "image/jpeg", buffer: photo });
	const press = page.getByRole("button", { name: "Scan Skin" });
	await press.waitFor();
	const ended = new Map<string, number>();
	const note = (name: string) => ended.set(name, ended.get(name) ?? Date.now());
	const onAnswer = (answer: Response) => {
		const { pathname } = new URL(answer.url());
		for (const [end, name] of Object.entries(PARTS)) if (pathname.endsWith(end)) note(name);
	};
	page.on("response", onAnswer);
	// The page's own time of the press: what drives the browser takes a moment before it.
	const pressed = page.evaluate(
		() =>
			new Promise<number>((tell) =>
				addEventListener("click", () => tell(Date.now()), { capture: true, once: true }),
			),
	);
	await press.click();
	await page.getByText("Report complete.").waitFor({ timeout: ENOUGH_MS });
	note("report");
	page.off("response", onAnswer);
	const start = await pressed;
	return Object.fromEntries(Array.from(ended, ([name, at]) => [name, at - start]));
}

async function measure(browser: Browser): Promise<{ first: Times; warm: Times[]; megabytes: number }> {
	const photo = await phonePhoto(QUALITY);
	const cluster = await startCluster({ webs: 1, workers: 1, script: MAIN });
	try {
		const [web] = cluster.webs;
		const [person] = await insertPeople(cluster.database.db, 1);
		if (!web || !person) throw new Error("There is no web, or nobody to scan.");
		const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const [name = "", value = ""] = person.cookie.split("=");
		await context.addCookies([{ name, value, url: web.address }]);
		const page = await context.newPage();
		const scans: Times[] = [];
		for (let at = 0; at < BEFORE + SCANS; at++) scans.push(await timeScan(page, web.address, photo));
		const [first = {}] = scans;
		return { first, warm: scans.slice(BEFORE), megabytes: photo.byteLength / 1e6 };
	} finally {
		await cluster.close();
	}
}

export const pressToReport: Measurement = {
	name: "press-to-report",
	title: `from the press on the button to the whole report on the screen, in Chromium, median of ${SCANS} after the first ${BEFORE}; one web and one worker on PostgreSQL`,
	async run() {
		const executablePath = findChromium();
		if (executablePath === null) return { available: false, reason: "no Chromium found" };
		if (postgresPrograms() === null)
			return { available: false, reason: "no PostgreSQL is installed here: apt-get install postgresql" };
		await buildWebIfChanged();
		const browser = await chromium.launch({ executablePath });
		try {
			const { first, warm, megabytes } = await measure(browser);
			const middle = (name: string) => median(warm.map((times) => times[name] ?? Number.NaN)) / 1_000;
			const value = middle("report");
			return {
				available: true,
				value,
				unit: "s",
				peer: null,
				ratio: null,
				judged: value,
				target: { at: "most", limit: 2 },
				detail: {
					photo_mb: megabytes,
					...Object.fromEntries(Object.values(PARTS).map((name) => [`${name}_s`, middle(name)])),
					slowest_s: Math.max(...warm.map(({ report = Number.NaN }) => report)) / 1_000,
					first_s: (first.report ?? Number.NaN) / 1_000,
				},
			};
		} finally {
			await browser.close();
		}
	},
};
