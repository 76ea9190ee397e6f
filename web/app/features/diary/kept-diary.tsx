import { useState } from "react";
import { copyAccount } from "#api/browser-storage.ts";
import { keepTaps, useKeptTaps } from "#api/kept-taps.ts";
import { localDay } from "#ui/plan/schedule.ts";
import { diaryCopy as copy } from "./copy.ts";
import { DayForm, DiaryFrame } from "./day-form.tsx";
import { keptOf, moreTold, NOTHING, withTold } from "./kept-told.ts";

/** Today's diary of whoever was signed in here last, while the session cannot be read for want of a network. */
export function KeptDiary() {
	const [today] = useState(() => localDay(new Date()));
	const account = copyAccount() ?? 0;
	const kept = keptOf(useKeptTaps(account), today);
	return (
		<DiaryFrame>
			<DayForm
				told={withTold(NOTHING, kept)}
				saving={false}
				onTell={(change) => keepTaps(account, [moreTold(today, kept, change, true)])}
			>
				<p className="text-ink-2">{kept === null ? copy.offline : copy.kept}</p>
				{kept?.change.note && <p className="font-medium">{copy.keptNote}</p>}
			</DayForm>
		</DiaryFrame>
	);
}
