import { readFile } from "node:fs/promises";
import { checkReferences, checkRequirements, trackedFiles } from "./docs/check-references.ts";

const MAX_LINES = 400;
/** A room is one thought: half of all are no crumbs, and few are long. */
const LEAST_MEDIAN = 60;
const MAX_P90 = 260;
const CODE = /\.(ts|tsx)$/;
/** Data tables are read as data: they may be long. */
const NOT_ROOMS = /\.d\.ts$|\.test\.tsx?$|\/knowledge\/|\/catalogue\/|\/migrations\/|\/data\/|\.spec\.ts$/;

interface Sizes {
	count: number;
	median: number;
	p90: number;
	largest: string;
	problems: string[];
}

/** Lines per hand-written source file. */
async function checkSizes(files: string[]): Promise<Sizes> {
	const sources = files.filter((file) => CODE.test(file) && !NOT_ROOMS.test(file));
	const sized = await Promise.all(
		sources.map(async (file) => ({ file, lines: (await readFile(file, "utf8")).split("\n").length - 1 })),
	);
	sized.sort((a, b) => a.lines - b.lines);
	const at = (share: number) => sized[Math.floor((sized.length - 1) * share)]?.lines ?? 0;
	const last = sized.at(-1);
	const problems = sized
		.filter(({ lines }) => lines > MAX_LINES)
		.map(({ file, lines }) => `${file}: ${lines} lines; split it by verb or noun (limit ${MAX_LINES}).`);
	if (at(0.5) < LEAST_MEDIAN)
		problems.push(`Median file has ${at(0.5)} lines; merge what is one thought (at least ${LEAST_MEDIAN}).`);
	if (at(0.9) > MAX_P90) problems.push(`The 90th percentile is ${at(0.9)} lines; the limit is ${MAX_P90}.`);
	return {
		count: sized.length,
		median: at(0.5),
		p90: at(0.9),
		largest: last ? `${last.lines} (${last.file})` : "none",
		problems,
	};
}

/** Rooms stay small and documents stay true: sizes of hand-written files, paths that documents name, ids of requirements. */
const files = await trackedFiles();
const sizes = await checkSizes(files);
const problems = [...sizes.problems, ...(await checkReferences(files)), ...(await checkRequirements(files))];
console.log(`${sizes.count} files: median ${sizes.median} lines, p90 ${sizes.p90}, largest ${sizes.largest}`);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
