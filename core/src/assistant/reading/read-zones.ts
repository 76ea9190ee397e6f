import { ZONES, type Zone } from "../../skin/observation.ts";
import { ZONES_SAID } from "./zone-said.ts";

/** Places of the face a lower-case text names. */
export function readZones(text: string): Zone[] {
	const said = ZONES_SAID.filter(([, pattern]) => pattern.test(text)).flatMap(([zones]) => zones);
	return ZONES.filter((zone) => said.includes(zone));
}
