import { concernOf } from "../../../skin/biology-clock.ts";
import { groupChanges, splitMetricId } from "../../../skin/group-changes.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

const OTHERS =
	/\b(?:husband|wife|mum|mom|mother|dad|friends?|mates?|sister|brother|boyfriend|girlfriend|partner|everyone|everybody|people|daughter|son|colleagues?|he|she|they|mirror)\b.{0,24}\b(?:says?|said|thinks?|reckons?|tells?|swears?|shows?)\b/;
const APP =
	/\b(?:app|scan|report|it|you|numbers?|dewlight)\b.{0,16}\b(?:says?|said|shows?|reads?|claims?|put)\b/;
const MOVES = /\b(?:down|up|better|worse|redder|less|more|improv\w+|cleared?|clearer)\b/;
const BELIEVE = /\b(?:believe|trust|right|wrong|true|who)\b/;

/** The app says one thing and people around say another: how both can be so, and what settles it; null where nobody asks. */
export function twoViews({ question: { text, slots }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !OTHERS.test(text) || !APP.test(text) || !(MOVES.test(text) || BELIEVE.test(text)))
		return null;
	const { changes } = report.analysis.progress_summary;
	const [concern] = slots.concerns;
	const about = changes.filter(
		({ metric_id }) => concern === undefined || concernOf(splitMetricId(metric_id).metric) === concern,
	);
	const [line] = groupChanges(about);
	return {
		paragraphs: [
			"Both can be right: the app compares two photos, and the people around you see you all day. A window, a lamp and a tiled room change color more than skin does in a week.",
			line === undefined ? "" : `What the photos say: ${line.sentence} ${line.numbers}`,
			"To settle it, take the next one at the same window and time, no makeup, an hour after washing or sport. If your face feels hot or burns, go by that; hot for two weeks, with bumps or gritty eyes, it is for a doctor.",
		],
		citations: [citeRule("rule.photo_noise", "Noise rule, changes beyond photo noise")],
		quiet: true,
	};
}
