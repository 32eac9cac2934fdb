export const nurseCv = `Zoë Byrne
zoe.byrne@example.org | +353 85 555 0108 | Cork

Summary
Registered nurse with ten years of experience on surgical wards.

Experience
Staff Nurse, St. James's Hospital, Dublin
March 2019 - present
• Led a ward of thirty beds on night duty
• Taught eleven students in their first year
Care Assistant, Mercy Hospital, Cork
June 2014 - February 2019

Education
BSc Nursing, University College Cork
2010 - 2014

Skills
Wound care, Phlebotomy, Triage

Languages
English (native), Irish (B2)

Hobbies
I sail a small boat on the Lee`;
