import { writeExample } from "./demo/example-files.ts";
import { makeExample } from "./demo/make-example.ts";

/** Makes the example report, plan and conversation of the home page anew. */
const made = await makeExample();
await writeExample(made);
const { engine, checkin, chat } = made.example;
console.log(
	`Example made by ${engine.name} ${engine.version}: check-in ${checkin.id}, ${made.pictures.size} pictures, ${chat.length} questions.`,
);
