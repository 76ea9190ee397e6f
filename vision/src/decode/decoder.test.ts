import { existsSync, readdirSync, readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { createDecoder, type Decoder, type DecoderOptions } from "./decoder.ts";
import { PhotoUnreadable } from "./photo-unreadable.ts";

/** What other processes use is read where the system tells it. */
const PROC = existsSync("/proc/self/task");
const MEBIBYTE = 1024 * 1024;
const open: Decoder[] = [];
afterEach(() => {
	for (const decoder of open.splice(0)) decoder.close();
});

function decoder(options?: DecoderOptions): Decoder {
	const made = createDecoder(options);
	open.push(made);
	return made;
}

const patient = () => AbortSignal.timeout(60_000);
const small = () =>
	sharp({ create: { width: 80, height: 60, channels: 3, background: "#c08060" } })
		.jpeg()
		.toBuffer();
const flat = (edge: number, background = "#c08060") =>
	sharp({ create: { width: edge, height: edge, channels: 3, background } });

const outcome = (job: Promise<{ width: number; height: number }>): Promise<string> =>
	job.then(
		({ width, height }) => `${width} x ${height}`,
		(error: unknown) => (error instanceof PhotoUnreadable ? error.code : String(error)),
	);

test("a part of a photo comes at its full resolution", async () => {
	const bytes = await flat(2100).jpeg().toBuffer();
	const box = { left: 2000, top: 10, width: 50, height: 30 };
	const region = await decoder().region(bytes, box, patient());
	expect(region).toMatchObject(box);
	expect(region?.rgb).toHaveLength(3 * 50 * 30);
});

/** A PNG of any declared size; its pixels are one deflated run of zeros. */
function png(
	width: number,
	height: number,
	{ depth = 8, colour = 0, interlaced = false, bytes = 1_000_000 },
) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	};
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(bytes), { level: 1 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** Two stills in one HEIC, drawn by libheif's own tool: the first, primary one 12,000 x 12,000, the second 64 x 64. */
const twoPictures = () => readFileSync(new URL("./fixtures/two-pictures.heic", import.meta.url));

/** The same bytes with another item as the primary one (ISO/IEC 14496-12, box `pitm`). */
function withPrimary(heic: Buffer, item: number): Buffer {
	const changed = Buffer.from(heic);
	changed.writeUInt16BE(item, changed.indexOf("pitm", 0, "latin1") + 8);
	return changed;
}

/** The same bytes with every stated size of one edge replaced (ISO/IEC 23008-12, box `ispe`). */
function withStatedEdge(image: Buffer, edge: number, stated: number): Buffer {
	const changed = Buffer.from(image);
	for (let at = changed.indexOf("ispe", 0, "latin1"); at >= 0; at = changed.indexOf("ispe", at + 4, "latin1"))
		for (const side of [at + 8, at + 12])
			if (changed.readUInt32BE(side) === edge) changed.writeUInt32BE(stated, side);
	return changed;
}

describe("the picture that is judged is the picture that is decoded", () => {
	test("of a HEIC with two pictures the primary one is, wherever it stands", async () => {
		const { decode } = decoder();
		expect(await outcome(decode(twoPictures(), patient()))).toBe("too_many_pixels");
		expect(await outcome(decode(withPrimary(twoPictures(), 2), patient()))).toBe("64 x 64");
	});

	test.each([
		["a row of 50,000,000 pixels", png(50_000_000, 1, {})],
		["a column of 16,000,000 pixels", png(1, 16_000_000, { bytes: 32_000_000 })],
		["900 megapixels", png(30_000, 30_000, {})],
	])("%s is refused by its header", async (_, bytes) => {
		expect(await outcome(decoder().decode(bytes, patient()))).toBe("too_many_pixels");
	});

	test("an AVIF may have fewer pixels, because its decoder takes more memory", async () => {
		const bytes = await flat(3_700).avif({ effort: 0, quality: 30 }).toBuffer();
		expect(await outcome(decoder().decode(bytes, patient()))).toBe("too_many_pixels");
	});
});

describe("a process of its own", () => {
	test("a picture that needs more memory than allowed ends the process, and the next one is served", async () => {
		const { decode } = decoder({ memoryLimit: 100 * MEBIBYTE });
		const bytes = await flat(7_000).png({ progressive: true }).toBuffer();
		expect(await outcome(decode(bytes, patient()))).toBe("too_much_memory");
		expect(await outcome(decode(await small(), patient()))).toBe("80 x 60");
	});

	test("a photo that is given up is stopped, and the next one is served", async () => {
		const { decode } = decoder();
		const bytes = await flat(7_000).png({ progressive: true }).toBuffer();
		expect(await outcome(decode(await small(), patient()))).toBe("80 x 60");
		const given = new AbortController();
		const job = outcome(decode(bytes, given.signal));
		given.abort("given up");
		expect(await job).toBe("given up");
		expect(await outcome(decode(await small(), patient()))).toBe("80 x 60");
	});

	test.runIf(PROC)("a process that was killed between two photos is replaced", async () => {
		const { decode } = decoder();
		await decode(await small(), patient());
		for (const child of children()) process.kill(child, "SIGKILL");
		expect(await outcome(decode(await small(), patient()))).toBe("80 x 60");
	});

	test.runIf(PROC)("knows nothing of the product's environment", async () => {
		const { decode } = decoder();
		await decode(await small(), patient());
		const environments = children().map((child) => readFileSync(`/proc/${child}/environ`, "utf8"));
		expect(environments).toEqual(["NODE_CHANNEL_FD=3\0NODE_CHANNEL_SERIALIZATION_MODE=advanced\0"]);
	});
});

/** Ids of the processes this one started. */
function children(): number[] {
	return readdirSync("/proc/self/task").flatMap((task) =>
		readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
	);
}

/** Resident memory of this process and those it started, bytes. */
function resident(): number {
	const pages = ["self", ...children()].map((id) =>
		existsSync(`/proc/${id}/statm`) ? Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) : 0,
	);
	return pages.reduce((sum, count) => sum + count, 0) * 4096;
}

test.runIf(PROC)(
	"a folder of hostile pictures takes at most 400 MB above idle, and gives it back",
	async () => {
		const { decode } = decoder();
		const heic = twoPictures();
		const avif = await flat(3_600).avif({ effort: 0, quality: 30 }).toBuffer();
		const noise = sharp({
			create: {
				width: 6_900,
				height: 6_900,
				channels: 3,
				background: "grey",
				noise: { type: "gaussian", mean: 128, sigma: 9 },
			},
		});
		const pictures: [name: string, bytes: Uint8Array, outcomes: string[]][] = [
			["HEIC, small primary beside a large one", withPrimary(heic, 2), ["64 x 64"]],
			["HEIC, large primary", heic, ["too_many_pixels"]],
			[
				"HEIC, large stream that says it is small",
				withStatedEdge(heic, 12_000, 64),
				["damaged", "too_many_pixels", "too_much_memory"],
			],
			["AVIF at its limit", avif, ["2048 x 2048"]],
			["AVIF that says it is small", withStatedEdge(avif, 3_600, 64), ["damaged", "2048 x 2048", "64 x 64"]],
			["AVIF that says it is larger", withStatedEdge(avif, 3_600, 60_000), ["too_many_pixels"]],
			["PNG, one row", png(50_000_000, 1, {}), ["too_many_pixels"]],
			[
				"PNG, 16 bits, four channels, interlaced, 50 megapixels",
				png(7_000, 7_000, { depth: 16, colour: 6, interlaced: true, bytes: 393_000_000 }),
				["too_much_memory"],
			],
			[
				"JPEG, progressive, 48 megapixels",
				await noise.jpeg({ progressive: true, quality: 20 }).toBuffer(),
				["2048 x 2048"],
			],
			["WebP, 48 megapixels", await flat(6_900).webp().toBuffer(), ["2048 x 2048"]],
		];
		await decode(await small(), patient());
		const idle = resident();
		let peak = idle;
		const sampling = setInterval(() => (peak = Math.max(peak, resident())), 4);
		const outcomes: string[] = [];
		try {
			for (const [, bytes] of pictures) outcomes.push(await outcome(decode(bytes, patient())));
			// At once, as three people would send it.
			await Promise.all([0, 1, 2].map(() => outcome(decode(withStatedEdge(heic, 12_000, 64), patient()))));
		} finally {
			clearInterval(sampling);
		}
		const unforeseen = pictures.flatMap(([name, , allowed], index) =>
			allowed.includes(outcomes[index] ?? "") ? [] : `${name}: ${outcomes[index]}`,
		);
		expect(unforeseen).toEqual([]);
		await decode(await small(), patient());
		expect((peak - idle) / MEBIBYTE).toBeLessThan(400);
		expect((resident() - idle) / MEBIBYTE).toBeLessThan(120);
	},
);
