import { describe, expect, it } from "vitest";
import { experienceOf } from "./cv-experience.ts";

// A browser prints the marks of a list as drawings, not as text.
const printed = `Senior Software Engineer, Acme GmbH, Berlin
03/2020 – Present
Built a payment platform for 2 million users
Reduced query time by 40%
Wrote the guidelines for code review that all nine teams of the department still use today,
and taught them in twelve workshops over two years
Full ownership of the releases
Mentored 3 junior engineers
Software Developer, Widget AG, Hamburg
06/2017 – 02/2020
Developed internal tools in Python
Introduced automated tests`.split("\n");

describe("lists without marks", () => {
  it("[CHAT-21] keeps a heading whole and each line a point of its own", () => {
    expect(experienceOf(printed)).toMatchObject([
      {
        title: "Senior Software Engineer",
        company: "Acme GmbH",
        location: "Berlin",
        from: "2020-03",
        responsibilities: [
          "Built a payment platform for 2 million users",
          "Reduced query time by 40%",
          "Wrote the guidelines for code review that all nine teams of the department still use today, and taught them in twelve workshops over two years",
          "Full ownership of the releases",
          "Mentored 3 junior engineers",
        ],
      },
      {
        title: "Software Developer",
        company: "Widget AG",
        location: "Hamburg",
        from: "2017-06",
        to: "2020-02",
        responsibilities: ["Developed internal tools in Python", "Introduced automated tests"],
      },
    ]);
  });

  it("[CHAT-21] takes the dates in the line of the heading alike", () => {
    const lines = printed.join("\n").replace("Hamburg\n06", "Hamburg\t06").split("\n");
    expect(experienceOf(lines)[1]).toMatchObject({ title: "Software Developer", company: "Widget AG" });
    expect(experienceOf(lines)[0]?.responsibilities).toHaveLength(5);
  });

  it("[CHAT-21] leaves a company below the title and its dates to the heading", () => {
    const lines = ["Mentored 3 junior engineers", "Software Developer", "06/2017 – 02/2020", "Widget AG", "Did a lot"];
    const [position] = experienceOf(["Nurse, Acme GmbH, Bonn", "2020 – 2021", ...lines]).slice(1);
    expect(position).toMatchObject({ title: "Software Developer", company: "Widget AG" });
  });

  it("[CHAT-21] joins a line that was broken for want of room", () => {
    const wide = "Planned and carried out the yearly maintenance of all turbines for the power station of";
    const [position] = experienceOf(["Mechanic, Acme GmbH, Bonn", "2020 – 2021", wide, "Irsching in Bavaria"]);
    expect(position?.responsibilities).toEqual([`${wide} Irsching in Bavaria`]);
  });
});
