import { readFile } from "node:fs/promises";
import { createAnalysisPool } from "@dewlight/vision";

/** The process under measurement: one analysis thread, the photo given by path, analyzed a few times. */
const [path, times] = process.argv.slice(2);
const photo = await readFile(path);
const pool = createAnalysisPool({ threads: 1 });
await pool.warmUp();
const warm = process.memoryUsage.rss();
for (let i = 0; i < Number(times); i++) await pool.analyze(photo, { pictures: "report" });
const after = process.memoryUsage.rss();
await pool.close();
// Kilobytes; the same counter the system shows as VmHWM.
const peak = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ peak, warm, after }));
