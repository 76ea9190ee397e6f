import { readFileSync, writeFileSync } from "node:fs";
import { PARTS, ROW, type SteppedLayer } from "./features.ts";

const STEPS = 127;

interface Head {
	/** Hash of the examples it was learned from. */
	made_of: string;
	names: readonly string[];
}

/** Writes learned weights, `ROW` a name and a byte each, behind a line of JSON. */
export function writeStepped(file: URL, head: Head, weights: ArrayLike<number>): void {
	const scales = PARTS.slice(1).map((to, part) => {
		const from = PARTS[part] ?? 0;
		let most = 0;
		for (let row = 0; row < weights.length; row += ROW)
			for (let at = row + from; at < row + to; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
		return most / STEPS;
	});
	const partOf = (at: number) =>
		PARTS.findIndex((from, part) => at % ROW >= from && at % ROW < (PARTS[part + 1] ?? 0));
	const steps = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[partOf(at)] || 1)));
	const line = `${JSON.stringify({ ...head, scales })}\n`;
	writeFileSync(file, Buffer.concat([Buffer.from(line), Buffer.from(steps.buffer)]));
}

/** Throws where the examples are not those that were learned; `command` learns them again. */
export function readStepped<Layer extends Head>(
	file: URL,
	made_of: string,
	command: string,
): Layer & SteppedLayer {
	const bytes = readFileSync(file);
	const end = bytes.indexOf("\n");
	const head: Layer & Pick<SteppedLayer, "scales"> = JSON.parse(bytes.toString("utf8", 0, end));
	if (head.made_of !== made_of)
		throw new Error(`The examples of ${file.pathname} changed since they were learned; run \`${command}\`.`);
	const steps = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, head.names.length * ROW);
	return { ...head, steps };
}
