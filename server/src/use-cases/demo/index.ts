export { type DemoPerson, type DemoScan, seedDemoPeople } from "./seed-demo-people.ts";
