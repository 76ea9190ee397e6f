import { CalendarPlus, Printer } from "lucide-react";
import { endpointPath } from "#api/endpoint-path.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { carePlanCopy as copy } from "./copy.ts";

/** Takes the plan along: on paper, or into a calendar as an ICS file. */
export function CarePlanActions() {
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			<a href={endpointPath("carePlanCalendar")} download className={buttonStyle("secondary", "small")}>
				<CalendarPlus aria-hidden="true" className="size-4" />
				{copy.calendar}
			</a>
			<Button tone="secondary" size="small" onClick={() => window.print()}>
				<Printer aria-hidden="true" className="size-4" />
				{copy.print}
			</Button>
		</div>
	);
}
