import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { CalendarDays, type LucideIcon, Moon, Sun } from "lucide-react";

export const SECTION_ICONS: Record<PlanSection, LucideIcon> = {
	morning: Sun,
	night: Moon,
	weekly: CalendarDays,
};
