import { readFileSync } from "node:fs";
import { understand } from "@dewlight/core/person/understand.ts";
import { withReaders } from "./with-readers.ts";
await withReaders(async ({ triage, hearFacts }) => {
  for (const file of process.argv.slice(2)) {
    const people = JSON.parse(readFileSync(file, "utf8"));
    const flagsOf = triage.read(people.map((p: any) => p.note));
    for (const p of people) {
      const heard = await hearFacts(p.note);
      const u = understand(p.note, [], heard);
      console.log(p.id, flagsOf(p.note).map((f: any) => `${f.rule_id ?? f.id}/${f.level}${f.because ? ":" + JSON.stringify(f.because).slice(0,80) : ""}`).join(" ; "));
      for (const f of u) console.log("    ", f.id, f.about ?? "", f.sure ? "" : "UNSURE", f.heard ? "HEARD" : "", "|", (f.quote ?? "").slice(0, 90));
    }
  }
});
