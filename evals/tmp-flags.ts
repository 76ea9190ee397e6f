import { readFileSync } from "node:fs";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import { hasToBeSeen } from "@dewlight/assistant/triage/guessed-visits.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
const want = /red-flag\.(accident|doctor-today|doctor-soon|perhaps-soon|perhaps-crisis|watch-crisis|watch-soon|collapse)$/;
for (const file of process.argv.slice(2)) for (const p of JSON.parse(readFileSync(file,"utf8"))) {
  if (!p.note) continue;
  const flags = triage.read([p.note])(p.note).map((f)=>f.rule_id);
  const exact = exactFlags(p.note).map((f)=>f.rule_id as string);
  const hit = flags.filter((f)=>want.test(f) && !exact.includes(f));
  if (hit.length) console.log(`${p.id} [${(p.flags??[]).join(",")}|${(p.accept_flags??[]).join(",")}] ${p.kind??""} :: ${hit.map((f)=>f.slice(9)).join(" ")} | seen=${hasToBeSeen(tidy(spellOut(p.note)))}\n    ${p.note.slice(0,400)}`);
}
