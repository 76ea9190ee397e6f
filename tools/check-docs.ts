import { checkReferences, checkRequirements, trackedFiles } from "./docs/check-references.ts";
import { checkSizes } from "./docs/check-sizes.ts";

/** Rooms stay small and documents stay true: sizes of hand-written files, paths that documents name, ids of requirements. */
const files = await trackedFiles();
const sizes = await checkSizes(files);
const problems = [...sizes.problems, ...(await checkReferences(files)), ...(await checkRequirements(files))];
console.log(`${sizes.count} files: median ${sizes.median} lines, p90 ${sizes.p90}, largest ${sizes.largest}`);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
