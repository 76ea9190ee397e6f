import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";
import { shareCards } from "./share-cards.ts";

const MOST_BYTES = 60_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([...shareCards(), ...icons()].map(({ file, width, height }) => ({ file, width, height })))(
	"$file is drawn, $width by $height, and small",
	({ file, width, height }) => {
		const bytes = readFileSync(new URL(`../../web/public/${file}`, import.meta.url));
		expect(bytes.subarray(0, 8)).toEqual(PNG);
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
		expect(bytes.length).toBeLessThan(MOST_BYTES);
	},
);
