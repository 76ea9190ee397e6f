import { fileURLToPath } from "node:url";
import { draw } from "./pictures/draw.ts";
import { icons } from "./pictures/icons.ts";
import { shareCards } from "./pictures/share-cards.ts";

const folder = fileURLToPath(new URL("../web/public/", import.meta.url));
for (const [file, bytes] of await draw([...shareCards(), ...icons()], folder)) {
	console.log(`${file}: ${Math.ceil(bytes / 1000)} kB`);
}
