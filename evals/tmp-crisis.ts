import { readFileSync } from "node:fs";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import { hearCrisis } from "@dewlight/assistant/triage/hear-crisis.ts";
import { namesDespair } from "@dewlight/assistant/triage/kind-words.ts";
import { tellsOfHarm } from "@dewlight/assistant/triage/in-talk.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
for (const file of process.argv.slice(2)) for (const p of JSON.parse(readFileSync(file,"utf8"))) {
  if (!p.note) continue;
  const flags = triage.read([p.note])(p.note).map((f)=>f.rule_id);
  const hit = flags.filter((f)=>/perhaps-crisis|watch-crisis/.test(f));
  const told = tidy(spellOut(p.note));
  if (hit.length) console.log(`${p.id} [${(p.flags??[]).join(",")}|${(p.accept_flags??[]).join(",")}] ${p.kind??""} :: ${flags.map((f)=>f.slice(9)).join(" ")} | odds=${hearCrisis(p.note)?.odds.toFixed(2)} despair=${namesDespair(told)} harm=${tellsOfHarm(told)}\n    ${p.note.slice(0,700)}`);
}
