import { createRandom } from "@dewlight/sandbox/faces/render/random.ts";
import type { Hint } from "@dewlight/web/app/features/scan/camera/guidance/choose-hint.ts";

/** How somebody stands before the camera. */
export interface Visit {
	pose: { yaw: number; pitch: number; roll: number };
	faceFraction: number;
	center: [x: number, y: number];
	light: {
		azimuth: number;
		share: number;
		kelvin: number;
		gain: number;
	};
	shot: number;
}

/** A first visit as photos of the product usually are, and a second of another day, at another place, in other light. */
export function drawVisits(person: number): { first: Visit; second: Visit } {
	const random = createRandom(900 + person);
	const within = (least: number, most: number) => least + (most - least) * random.next();
	const visit = (shot: number, spread: number): Visit => ({
		pose: {
			yaw: within(-5, 5) * spread,
			pitch: within(-5, 5) * spread,
			roll: within(-4, 4) * spread,
		},
		faceFraction: within(0.52 - 0.06 * spread, 0.52 + 0.05 * spread),
		center: [
			within(0.5 - 0.04 * spread, 0.5 + 0.04 * spread),
			within(0.43 - 0.03 * spread, 0.43 + 0.03 * spread),
		],
		light: {
			azimuth: within(-22, 22) * spread,
			share: within(0.5, 0.74),
			kelvin: 6500 - within(0, 1000) * spread,
			gain: 1 + within(-0.12, 0.14) * spread,
		},
		shot,
	});
	return { first: visit(1, 1), second: visit(2, 2.6) };
}

/** Degrees, and shares, by which somebody moves who is told to. */
const STEP = { head: 4, place: 0.04, size: 1.1, light: 0.5 };

/** What a person does who hears a hint. They know where they stood for the photo before; nobody tells them numbers. */
export function followHint(hint: Hint, now: Visit, before: Visit): Visit {
	const { pose, light, center, faceFraction } = now;
	const turn = (change: Partial<Visit["pose"]>): Visit => ({ ...now, pose: { ...pose, ...change } });
	const move = (x: number, y: number): Visit => ({ ...now, center: [center[0] + x, center[1] + y] });
	const lit = (change: Partial<Visit["light"]>): Visit => ({ ...now, light: { ...light, ...change } });
	const toward = (of: "azimuth" | "share" | "kelvin") =>
		light[of] + STEP.light * (before.light[of] - light[of]);
	const back = (angle: number) => angle - Math.sign(angle) * STEP.head;
	switch (hint) {
		case "turn_left":
			return turn({ yaw: pose.yaw + STEP.head });
		case "turn_right":
			return turn({ yaw: pose.yaw - STEP.head });
		case "chin_up":
			return turn({ pitch: pose.pitch - STEP.head });
		case "chin_down":
			return turn({ pitch: pose.pitch + STEP.head });
		case "turned":
			return turn({ yaw: back(pose.yaw) });
		case "tipped":
			return turn({ pitch: back(pose.pitch) });
		case "tilted":
			return turn({ roll: back(pose.roll) });
		case "too_close":
			return { ...now, faceFraction: faceFraction / STEP.size };
		case "too_far":
			return { ...now, faceFraction: faceFraction * STEP.size };
		// What is the person's right is left in the picture.
		case "move_left":
			return move(STEP.place, 0);
		case "move_right":
			return move(-STEP.place, 0);
		case "move_up":
			return move(0, -STEP.place);
		case "move_down":
			return move(0, STEP.place);
		case "one_side":
			return lit({ azimuth: STEP.light * light.azimuth });
		case "other_side_light":
			return lit({ azimuth: toward("azimuth"), share: toward("share") });
		case "other_light_color":
			return lit({ kelvin: toward("kelvin") });
		case "too_dark":
			return lit({ gain: 1.3 * light.gain });
		case "too_bright":
		case "brighter_than_last":
			return lit({ gain: 0.88 * light.gain });
		default:
			return now;
	}
}
